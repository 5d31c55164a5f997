export { isJsonList, isJsonObject, type Json, type JsonObject } from '@coverwright/insurance/json';

/** The position of a node in a JSON value: object keys and list indexes from the root. */
export type JsonPath = readonly (string | number)[];
