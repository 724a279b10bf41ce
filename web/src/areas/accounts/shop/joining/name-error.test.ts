import { expect, it } from '@jest/globals';
import { joinHeroRequestSchema } from '@planet-heroes/contracts/areas/heroes/schemas';
import { joiningTexts } from '../../texts-joining.en';
import { nameError } from './name-error';

const errorOf = (name: string) => nameError(joinHeroRequestSchema.safeParse({ name }).error?.issues[0]?.message);

it('says of a name that looks like ours what is wrong with it', () => {
  const { error, ours } = joiningTexts.fields.name;
  expect(['Planet Heroes Support', '12', 'Layla'].map(errorOf)).toEqual([ours, error, undefined]);
});
