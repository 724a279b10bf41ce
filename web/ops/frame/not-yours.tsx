import { OPERATOR_PAGES, type OperatorPage } from '@planet-heroes/contracts/areas/operations/pages';
import { rolesFor } from '@planet-heroes/contracts/operator-permissions';
import { useOperator } from '../api/session';
import { MESSAGES } from '../messages';
import { PageHead } from '../ui/page-head';

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
