// Property tests use the same random cases in every run, so that results depend on the change and not on chance.
// PROPERTY_SEED=<number> selects others.
import { configureGlobal } from 'fast-check';

configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_121) });
