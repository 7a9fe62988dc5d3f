import { inEachLanguage } from './said-in';

/** The words of the form as a visitor reads them; the English ones are those of product 6.2. */
export const formWords = inEachLanguage((said) => ({
  submit: said('Write my pitch'),
  category: said('What are you pitching?'),
  categoryRequired: said('You must choose an offer category'),
  description: said('Describe your offer'),
  descriptionRequired: said('You must write an offer category'),
  audience: said('Who will use it?'),
  audienceRequired: said('Describe your audience'),
  distributedIn: said('Where is it available?'),
  placesRequired: said('Required field'),
  goal: said('Who are you pitching to?'),
  goalRequired: said('You must select who you pitch to'),
  fillAll: said('Please fill in all required fields'),
  categories: {
    product: { option: said('A product'), label: said('Describe your product') },
    service: { option: said('A service'), label: said('Describe your service') },
  },
}));
