import { Migration } from '@mikro-orm/migrations';

/** Operators write texts of offers in Arabic. */
export class TextTranslations extends Migration {
  override up(): void {
    this.addSql(`
      create table text_translation (
        digest text primary key,
        english text not null,
        arabic text not null,
        translated_at timestamptz(3) not null
      )`);
  }
}
