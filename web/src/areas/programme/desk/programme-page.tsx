import { DUBAI_DESK_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import { MISSIONS_DESK_ROUTES } from '@planet-heroes/contracts/areas/missions/desk-routes';
import { MISSIONS_ROUTES } from '@planet-heroes/contracts/areas/missions/routes';
import type { SponsoredMission } from '@planet-heroes/contracts/areas/missions/schemas';
import { DELIVERY_ZONES } from '@planet-heroes/contracts/areas/pickups/zones';
import { TRANSLATIONS_ROUTES } from '@planet-heroes/contracts/areas/translations/routes';
import { useMay } from '../../../kernel/desk/operator-session';
import { FormButton } from '../../../kernel/desk/form';
import { formatFils, formatWhole } from '../../../kernel/desk/format';
import { ListPanel } from '../../../kernel/desk/list';
import { MESSAGES } from '../../../kernel/desk/messages';
import { DubaiTime, OnlyFor, Page, State } from '../../../kernel/desk/page';
import { type Actions, useActions } from '../../../kernel/desk/use-actions';
import { usePolled } from '../../../kernel/desk/use-polled';
import { OFFER_CATEGORIES } from '../../dubai-rewards/desk/catalogue-words';
import { ArabicPanel } from '../../translations/desk/arabic-panel';
import { PROGRAMME_MESSAGES } from './messages';
import { OpenChallengePanel } from './open-challenge-panel';
import { OpenMissionPanel } from './open-mission-panel';

const { openDubaiChallenge: OPEN } = DUBAI_DESK_ROUTES;
const { challenges: CHALLENGES, missions: MISSIONS, close: CLOSE } = PROGRAMME_MESSAGES;
const STATUS = { funding: 'warning', active: 'good', completed: 'unknown' } as const;
const POLL = { everyMs: 10_000 };

/** The programme: Dubai challenges and missions that there are, and opening more. */
export function ProgrammePage() {
  const mayMake = useMay();
  const [may, mayClose] = [mayMake(OPEN), mayMake(MISSIONS_DESK_ROUTES.completeMission)];
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
    <Page
      facts={
        <>
          <p className="muted">{PROGRAMME_MESSAGES.facts}</p>
        {!may && <OnlyFor call={OPEN} text={MESSAGES.forms.notYours} />}
        </>
      }
      found={failed}
      actions={actions}
    >
      <div className="panels">
        <ListPanel
          found={challenges}
          rows={challenges.answer?.challenges}
          texts={CHALLENGES}
          reading={CHALLENGES.reading}
          keyOf={({ id }) => id}
          cells={{
            name: ({ id, title, category, targetZone }) => (
              <>
                {title}
                <small>{OFFER_CATEGORIES[category]}, {zoneName(targetZone)}</small>
                <small><code>{id}</code></small>
              </>
            ),
            goal: ({ metric, target }) => CHALLENGES.goals[metric](formatWhole(target)),
            points: ({ pointsReward, rewardItem }) => (
              <>
                {formatWhole(pointsReward)}
                <small>{rewardItem}</small>
              </>
            ),
            joined: ({ currentParticipants, participantLimit }) => {
              const joined = formatWhole(currentParticipants);
              return participantLimit === undefined ? joined : CHALLENGES.of(joined, formatWhole(participantLimit));
            },
            ends: ({ expiresAt }) => <DubaiTime at={expiresAt} />,
          }}
        />
        {may && <OpenChallengePanel actions={actions} />}
        <ListPanel
          found={missions}
          rows={missions.answer}
          texts={MISSIONS}
          reading={MISSIONS.reading}
          facts={<p className="muted">{MISSIONS.sponsorships}</p>}
          keyOf={({ id }) => id}
          cells={{
            name: ({ id, title, category }) => (
              <>
                {title}
                <small>{PROGRAMME_MESSAGES.missionCategories[category]}</small>
                <small><code>{id}</code></small>
              </>
            ),
            state: ({ status }) => <State of={STATUS[status]}>{PROGRAMME_MESSAGES.statuses[status]}</State>,
            funding: ({ currentFunding, fundingGoal }) =>
              MISSIONS.funding(formatFils(currentFunding), formatFils(fundingGoal)),
            zone: ({ targetZone }) => targetZone ?? MESSAGES.forms.allZones,
            actions: (mission) =>
              mission.status === 'active' && mayClose && <CloseButton mission={mission} actions={actions} />,
          }}
        />
        {may && <OpenMissionPanel actions={actions} />}
        <ArabicPanel found={texts} actions={actions} />
      </div>
    </Page>
  );
}

function zoneName(zoneId: string | undefined): string {
  return DELIVERY_ZONES.find(({ id }) => id === zoneId)?.name ?? MESSAGES.forms.allZones;
}

/** Closes a mission whose work is done. */
function CloseButton({ mission: { id, title }, actions }: { mission: SponsoredMission; actions: Actions }) {
  return (
    <FormButton
      name={CLOSE.of(title)}
      texts={{ ...CLOSE, title: CLOSE.title(title) }}
      send={() =>
        actions.attempt({
          route: MISSIONS_DESK_ROUTES.completeMission,
          values: { params: { id } },
          done: () => CLOSE.done(title),
        })}
    />
  );
}
