/** A journey of six days to Asia for two adults with winter sports, as the variables of the demo's travel product. */
export const travelValues = {
  trip: { zone: 'asia', days: 6, destination: 'JP' },
  insureds: { adults: 2, children: 0, oldestAge: 41 },
  cover: { winterSports: true },
  discount: { code: null },
};
export const travelPremium = 469.47;

export const travelProductId = { plan: 'travel_plus', type: 'single_trip', version: '2027.1' };
