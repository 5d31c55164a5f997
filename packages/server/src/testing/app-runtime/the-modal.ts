// Replaces a widget of the app runtime.
import type { Json } from '@coverwright/insurance/json';

const widget: Json = { name: 'the-modal' };
export default widget;
