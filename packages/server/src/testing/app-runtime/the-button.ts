// Stands for a widget of the app runtime.
export default { name: 'the-button' };
