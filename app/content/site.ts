/** As in 0.2 for 20 %; a mail that confirms an order says the VAT in its price once it is set. */
const vatRate: number | undefined = undefined;

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
  | 'mediatorSite'
  | 'mailService';

/**
 * What the law asks the legal pages to say. What is undefined is left out there, line by line; the boot warns of it where
 * the site is public.
 */
const company: Record<CompanyFact, string | undefined> = {
  legalName: 'Verbe',
  legalForm: undefined,
  capital: undefined,
  address: undefined,
  phone: undefined,
  register: undefined,
  siren: undefined,
  vat: undefined,
  publisher: undefined,
  host: undefined,
  hostAddress: undefined,
  hostPhone: undefined,
  /** Consumer mediator that the company has signed with (Code de la consommation, L. 616-1). */
  mediator: undefined,
  mediatorAddress: undefined,
  mediatorSite: undefined,
  /** Who carries the mail, and in which country. */
  mailService: undefined,
};

/** A real company changes this one file. */
export const site = {
  name: 'Verbe',
  product: 'Pitch Master',
  email: 'bonjour@verbe.example',
  report: {
    earlyAccessCents: 4999,
    regularCents: 9999,
    discount: 0.5,
    deliveryHours: 72,
    vatRate,
    /** The end of the limited-time offer; after it the offer is not shown. */
    offerEnds: '2027-03-31T23:59:59+02:00',
  },
  /** How many people the company has counted, as in "Over 100 entrepreneurs or professionals"; not shown while unset. */
  usersServed: undefined,
  company,
};
