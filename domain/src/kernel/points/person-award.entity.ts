import { defineEntity, p } from '@mikro-orm/core';

/**
 * What a person has had and gets once, for each rule and cause: a day, a month, a challenge, a reward. The person is
 * the hero that it goes on as; a merge unites the rows of both heroes.
 */
export const PersonAward = defineEntity({
  name: 'PersonAward',
  tableName: 'person_award',
  properties: {
    personId: p.text().primary(),
    rule: p.text().primary(),
    cause: p.text().primary(),
    /** Points that the person has of it; none where it brought none, or no longer counts. */
    points: p.bigint('number'),
    /** The hero it was earned with: the friend, the creator. Once that hero is the same person, it does not count. */
    otherHeroId: p.text().nullable(),
  },
});
