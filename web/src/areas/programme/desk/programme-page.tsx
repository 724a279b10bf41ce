import { DUBAI_DESK_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import { MISSIONS_ROUTES } from '@planet-heroes/contracts/areas/missions/routes';
import { rolesFor } from '@planet-heroes/contracts/operator-permissions';
import { TRANSLATIONS_ROUTES } from '@planet-heroes/contracts/areas/translations/routes';
import { useMay } from '../../../kernel/desk/api/session';
import { useActions } from '../../../kernel/desk/api/use-actions';
import { usePolled } from '../../../kernel/desk/api/use-polled';
import { MESSAGES } from '../../../kernel/desk/messages';
import { PROGRAMME_MESSAGES } from './messages';
import { ArabicPanel } from '../../translations/desk/arabic-panel';
import { FailureBanner } from '../../../kernel/desk/ui/failure-banner';
import { PageHead } from '../../../kernel/desk/ui/page-head';
import { ResultLine } from '../../../kernel/desk/ui/result-line';
import { ChallengesPanel } from './challenges-panel';
import { MissionsPanel } from './missions-panel';
import { OpenChallengePanel } from './open-challenge-panel';
import { OpenMissionPanel } from './open-mission-panel';

const { openDubaiChallenge: OPEN } = DUBAI_DESK_ROUTES;
const POLL = { everyMs: 10_000 };

/** The programme: Dubai challenges and missions that there are, and opening more. */
export function ProgrammePage() {
  const may = useMay()(OPEN);
  const challenges = usePolled(DUBAI_DESK_ROUTES.listChallengesAsOperator, {}, POLL);
  const missions = usePolled(MISSIONS_ROUTES.listMissions, {}, POLL);
  const texts = usePolled(TRANSLATIONS_ROUTES.listOfferedTexts, {}, POLL);
  const actions = useActions(() => {
    challenges.refresh();
    missions.refresh();
    texts.refresh();
  });
  const failed = [challenges, missions, texts].find(({ failure }) => failure !== undefined);
  return (
    <>
      <PageHead title={MESSAGES.frame.pages.programme}>
        <p className="muted">{PROGRAMME_MESSAGES.facts}</p>
        {!may && <p className="muted">{MESSAGES.forms.notYours(rolesFor(OPEN).join(', '))}</p>}
      </PageHead>
      <div className="banners" role="status">
        {failed && <FailureBanner failure={failed.failure} goodAt={failed.goodAt} />}
      </div>
      <div className="panels">
        <ChallengesPanel challenges={challenges.answer?.challenges} failed={failed !== undefined} />
        {may && <OpenChallengePanel actions={actions} />}
        <MissionsPanel missions={missions.answer} failed={failed !== undefined} actions={actions} />
        {may && <OpenMissionPanel actions={actions} />}
        <ArabicPanel texts={texts.answer?.texts} failed={failed !== undefined} actions={actions} />
      </div>
      <ResultLine result={actions.result} />
    </>
  );
}
