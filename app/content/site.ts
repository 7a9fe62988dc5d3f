type CompanyFact =
  | 'legalName'
  | 'legalForm'
  | 'capital'
  | 'address'
  | 'phone'
  | 'register'
  | 'siren'
  | 'vat'
  | 'publisher'
  | 'host'
  | 'hostAddress'
  | 'hostPhone'
  | 'mediator'
  | 'mediatorAddress'
  | 'mediatorSite';

/** What the law asks the legal pages to say. What is undefined stands there as still to be filled in. */
const company: Record<CompanyFact, string | undefined> = {
  legalName: 'Verbe',
  legalForm: undefined,
  /** In euros, as in `10 000 €`. */
  capital: undefined,
  /** Of the head office. */
  address: undefined,
  phone: undefined,
  /** As in `RCS Lyon`. */
  register: undefined,
  siren: undefined,
  /** Number within the European Union. */
  vat: undefined,
  /** Name of the director of publication. */
  publisher: undefined,
  host: undefined,
  hostAddress: undefined,
  hostPhone: undefined,
  /** Consumer mediator that the company has signed with (Code de la consommation, L. 616-1). */
  mediator: undefined,
  mediatorAddress: undefined,
  mediatorSite: undefined,
};

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
  company,
};
