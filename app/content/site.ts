/** Every fact of the company, in one file: a real company changes this one. */
export const site = {
  name: 'Verbe',
  product: 'Pitch Master',
  email: 'bonjour@verbe.example',
  /** The paid report of Pitch Master (specification §9). */
  report: {
    earlyAccessCents: 4999,
    regularCents: 9999,
    discount: 0.5,
    deliveryHours: 72,
    /** The end of the limited-time offer; after it the offer is not shown. */
    offerEnds: '2027-03-31T23:59:59+02:00',
  },
  /** "Over 100 entrepreneurs or professionals": shown while it is set. */
  usersServed: 100,
};
