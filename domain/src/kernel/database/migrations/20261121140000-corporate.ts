import { Migration } from '@mikro-orm/migrations';

/** Companies with their accounts, quotes, purchase orders and their devices, CSV imports, and outgoing webhooks. */
export class Corporate extends Migration {
  override up(): void {
    this.addSql(`
      create table company (
        id text primary key,
        name text not null,
        industry text not null default 'other',
        website text not null default '',
        address text not null default '',
        phone text not null default '',
        email text not null default '',
        vat_number text not null default '',
        trade_number text not null default '',
        verified boolean not null default false,
        environment text not null default 'production',
        webhook_url text not null default '',
        notifications jsonb not null,
        created_at timestamptz(3) not null
      )`);
    this.addSql(`
      create table company_api_key (
        key_hash text primary key,
        company_id text not null references company (id),
        key_prefix text not null,
        created_at timestamptz(3) not null,
        valid_until timestamptz(3)
      )`);
    this.addSql(
      'create unique index company_api_key_current on company_api_key (company_id) where valid_until is null',
    );
    this.addSql(`
      create table company_user (
        id text primary key,
        company_id text not null references company (id),
        name text not null,
        email text not null,
        role text not null check (role in ('Admin', 'Manager', 'User')),
        department text not null,
        status text not null check (status in ('active', 'pending', 'suspended')),
        last_login timestamptz(3),
        created_at timestamptz(3) not null
      )`);
    this.addSql('create unique index company_user_email on company_user (company_id, lower(email))');
    this.addSql(`
      create table payment_method (
        id text primary key,
        company_id text not null references company (id),
        type text not null check (type in ('bank_transfer', 'credit_card')),
        name text not null,
        details text not null,
        is_default boolean not null,
        status text not null check (status in ('pending', 'verified')),
        created_at timestamptz(3) not null
      )`);
    this.addSql('create unique index payment_method_default on payment_method (company_id) where is_default');
    this.addSql('create index payment_method_company on payment_method (company_id)');
    this.addSql(`
      create table quote (
        id text primary key,
        company_id text not null references company (id),
        company_name text not null,
        contact_name text not null,
        email text not null,
        phone text not null,
        department text,
        employee_count text,
        urgency text not null,
        source text not null check (source in ('form', 'bulk', 'import')),
        device_details text,
        device_count integer not null check (device_count > 0),
        devices text not null,
        preferred_pickup text,
        additional_notes text,
        state text not null check (state in ('under_review', 'pending', 'approved', 'accepted', 'declined', 'expired')),
        bonus_percent integer not null,
        estimate_fils bigint check (estimate_fils >= 0),
        price_fils bigint check (price_fils > 0),
        payment_terms_days integer not null,
        requested_at timestamptz(3) not null,
        response_due_at timestamptz(3) not null,
        responded_at timestamptz(3),
        approved_at timestamptz(3),
        valid_until timestamptz(3),
        decided_at timestamptz(3),
        reason text,
        order_id text,
        import_id text,
        from_public boolean not null default false,
        version integer not null default 1,
        constraint quote_order check ((state = 'accepted') = (order_id is not null))
      )`);
    this.addSql('create index quote_company on quote (company_id, requested_at)');
    this.addSql(`
      create table quote_row (
        quote_id text not null references quote (id),
        line integer not null,
        model text not null,
        condition text not null,
        quantity integer not null check (quantity > 0),
        unit_fils bigint not null check (unit_fils >= 0),
        primary key (quote_id, line)
      )`);
    this.addSql(`
      create table purchase_order (
        id text primary key,
        quote_id text not null references quote (id),
        company_id text not null references company (id),
        company_name text not null,
        contact_person text not null,
        device_count integer not null,
        devices text not null,
        total_fils bigint not null check (total_fils > 0),
        state text not null check (state in ('pending_approval', 'processing', 'completed', 'cancelled')),
        payment_state text not null check (payment_state in ('pending', 'overdue', 'paid')),
        payment_terms_days integer not null,
        created_at timestamptz(3) not null,
        approved_at timestamptz(3),
        completed_at timestamptz(3),
        cancelled_at timestamptz(3),
        payment_due_at timestamptz(3),
        paid_at timestamptz(3),
        reason text,
        pickup_date date,
        pickup_address text,
        pickup_contact text,
        estimated_duration text,
        special_instructions text,
        from_public boolean not null default false,
        pickup_from_public boolean not null default false,
        expected integer not null default 0 check (expected >= 0),
        received integer not null default 0 check (received >= 0),
        inspected integer not null default 0 check (inspected >= 0),
        wiped integer not null default 0 check (wiped >= 0),
        paid integer not null default 0 check (paid >= 0),
        version integer not null default 1,
        constraint purchase_order_once unique (quote_id),
        constraint purchase_order_stages check (expected + received + inspected + wiped + paid = device_count),
        constraint purchase_order_paid check (payment_state = 'pending' or state = 'completed')
      )`);
    this.addSql('create index purchase_order_company on purchase_order (company_id, created_at)');
    this.addSql(`
      create table order_device (
        order_id text not null references purchase_order (id),
        number integer not null,
        model text not null,
        condition text,
        stage text not null check (stage in ('expected', 'received', 'inspected', 'wiped', 'paid')),
        changed_at timestamptz(3) not null,
        primary key (order_id, number)
      ) with (fillfactor = 80)`);
    this.addSql(`
      create table csv_upload (
        id text primary key,
        company_id text not null references company (id),
        content text not null,
        uploaded_at timestamptz(3) not null default now()
      )`);
    this.addSql(`
      create table csv_import (
        id text primary key,
        company_id text not null references company (id),
        state text not null check (state in ('checking', 'completed')),
        row_count integer not null,
        checked integer not null default 0 check (checked <= row_count),
        accepted integer not null default 0,
        refused integer not null default 0,
        quote_id text,
        created_at timestamptz(3) not null,
        completed_at timestamptz(3)
      )`);
    this.addSql('create index csv_import_company on csv_import (company_id, created_at)');
    this.addSql(`
      create table csv_import_row (
        import_id text not null references csv_import (id),
        number integer not null,
        line integer not null,
        cells jsonb not null,
        state text not null check (state in ('pending', 'accepted', 'refused')),
        column_name text,
        reason text,
        model text,
        condition text,
        quantity integer,
        primary key (import_id, number)
      ) with (fillfactor = 70)`);
    this.addSql(`
      create table webhook_secret (
        id text primary key,
        company_id text not null references company (id),
        secret text not null,
        created_at timestamptz(3) not null,
        valid_until timestamptz(3)
      )`);
    this.addSql('create unique index webhook_secret_current on webhook_secret (company_id) where valid_until is null');
    this.addSql(`
      create table webhook_delivery (
        id text primary key,
        company_id text not null references company (id),
        type text not null,
        body text not null,
        state text not null check (state in ('pending', 'delivered', 'failed', 'cancelled')),
        attempts integer not null default 0,
        next_attempt_at timestamptz(3),
        created_at timestamptz(3) not null
      )`);
    this.addSql('create index webhook_delivery_company on webhook_delivery (company_id, created_at)');
    this.addSql(`
      create table webhook_attempt (
        delivery_id text not null references webhook_delivery (id),
        number integer not null,
        attempted_at timestamptz(3) not null,
        status_code integer,
        error text,
        response text,
        duration_ms integer not null,
        primary key (delivery_id, number)
      )`);
  }
}
