/** A premium by zone, days and persons; more than three days cost extra per day. */
export function travelLogic(extraDay: number): string {
  const zone = '{ "if": [\n      { "==": [{ "var": "trip.zone" }, "asia"] }, 118,\n      206\n    ] }';
  const days = `{ "*": [\n      { "max": [0, { "-": [{ "var": "trip.days" }, 3] }] },\n      ${extraDay}\n    ] }`;
  const sports = '{ "if": [{ "var": "cover.winterSports" }, { "*": [49, { "var": "cover.rate" }] }, 0] }';
  return `{ "*": [\n  { "+": [\n    ${zone},\n    ${days},\n    ${sports}\n  ] },\n  { "var": "insureds.adults" }\n] }`;
}

export const travelVariables =
  '{ "trip": { "zone": "asia", "days": 6 },\n  "cover": { "winterSports": false },\n  "insureds": { "adults": 2 } }';
