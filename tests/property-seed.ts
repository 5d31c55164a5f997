// Property tests draw the same random cases at every run, so that a change is judged and not luck.
// PROPERTY_SEED=<number> tries others.
import { configureGlobal } from 'fast-check';

configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_121) });
