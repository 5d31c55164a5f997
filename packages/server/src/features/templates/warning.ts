import type { Sentence } from '@coverwright/insurance/sentence';
import type { renderWarning } from '../../graphql/generated/schema-types.ts';

/** A warning that can become a problem: with the reason of its sentence. */
export type Warning = renderWarning & Sentence;
