// The limits of prices, declared inputs and codes by section of docs/limits.md, as the code enforces them.
import { askedInputsMax } from '@coverwright/insurance/asked-inputs';
import { inputLimits } from '@coverwright/insurance/input';
import { proposalLimits } from '../calculation/input-proposals.ts';
import { codesMax } from '../calculation/prices/chosen-codes.ts';
import {
  codeMaxLength,
  descriptionMaxLength as codeDescriptionMaxLength,
  nameMaxLength as codeNameMaxLength,
} from '../features/codes/code-rule.ts';
import { calculationTimeMs } from '../calculation/rest/answer-text.ts';
import { itemsMax } from '../calculation/rest/calculation-request.ts';
import { versionsMax } from '../calculation/rest/dated-request.ts';
import { bodyLimits } from '../http/limits/request-bodies.ts';
import { sampledRequestsMax } from '../features/requests/requests.service.ts';

export const limitsOfRating = {
  'Prices and decisions by HTTP': {
    'body size': bodyLimits.bytes,
    items: itemsMax,
    versions: versionsMax,
    time: calculationTimeMs,
  },
  'Declared inputs': {
    declaration: inputLimits.textLength,
    inputs: inputLimits.inputs,
    choices: inputLimits.choices,
    'choices … characters': inputLimits.choiceLength,
    'names of a path': inputLimits.segments,
    'names of a path … characters': inputLimits.segmentLength,
    lists: inputLimits.listDepth,
    locales: inputLimits.locales,
    label: inputLimits.labelLength,
    help: inputLimits.helpLength,
    unit: inputLimits.unitLength,
    condition: inputLimits.jsonLength,
    'asked inputs': askedInputsMax,
    'seen values': proposalLimits.seenValues,
    'seen values … characters': proposalLimits.valueLength,
    'values of a trial': proposalLimits.examples,
    requests: sampledRequestsMax,
  },
  Prices: {
    'discount codes': codesMax,
    code: codeMaxLength,
    'name of a code': codeNameMaxLength,
    'description of a code': codeDescriptionMaxLength,
    number: Number.MAX_SAFE_INTEGER,
  },
} as const;
