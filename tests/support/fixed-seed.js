// Random tests draw the same values in every run, so that a failure is the change's own. FUZZ_SEED draws others;
// FULL_FUZZ=1 draws more of them (runs.ts).
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 20_261_121) });
