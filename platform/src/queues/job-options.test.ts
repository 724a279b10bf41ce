import { describe, expect, it } from '@jest/globals';
import type { CommandJob, CommandName } from '@planet-heroes/contracts/commands';
import { jobOptionsOf } from './job-options.js';

const options = (name: CommandName, count: number) =>
  Array.from({ length: count }, (_, index) => jobOptionsOf({ id: `job-${index}`, name } as CommandJob));
const removing = (given: ReturnType<typeof options>) =>
  given.filter(({ removeOnComplete }) => removeOnComplete !== false).length;

describe('the options of a job', () => {
  it('have few of the usual jobs remove finished ones, and some', () => {
    const found = removing(options('claim-reward', 10_000));
    expect(found).toBeGreaterThan(100);
    expect(found).toBeLessThan(400);
  });

  it('have each question to the concierge remove those that were answered', () => {
    expect(removing(options('ask-concierge', 100))).toBe(100);
  });

  it('name the job after its command', () => {
    expect(options('claim-reward', 2).map(({ jobId }) => jobId)).toEqual(['job-0', 'job-1']);
  });
});
