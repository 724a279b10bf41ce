import { OPERATOR_PAGES, type OperatorPage } from '@planet-heroes/contracts/areas/operations/pages';
import { rolesFor } from '@planet-heroes/contracts/areas/operations/permissions';
import { useOperator } from '../../../kernel/desk/api/session';
import { MESSAGES } from '../../../kernel/desk/messages';
import { PageHead } from '../../../kernel/desk/ui/page-head';

const TEXTS = MESSAGES.frame;

/** What stands in the place of a page that is for other roles. */
export function NotYours({ page, title }: { page: OperatorPage; title: string }) {
  const { name, roles } = useOperator();
  return (
    <>
      <PageHead title={title} />
      <section className="panel">
        <p><strong>{TEXTS.notYours(rolesFor(OPERATOR_PAGES[page].call))}</strong></p>
        <p>{TEXTS.yours(name, roles)}</p>
      </section>
    </>
  );
}
