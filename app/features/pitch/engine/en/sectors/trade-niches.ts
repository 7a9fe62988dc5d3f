import type { SectorLines } from '../sector-lines';

type TradeNiche = 'housing' | 'shops' | 'clinic' | 'diet' | 'hiring' | 'delivery';

/** Cases of shops, homes, surgeries and jobs. */
export const tradeNiches: Record<TradeNiche, SectorLines> = {
  housing: {
    hooks: [
      'Between a landlord and a tenant, trust is often settled by a deposit.',
      'Moving out is where many tenancies turn sour.',
    ],
    hooksYou: [
      'Will you get your deposit back, or will you have to argue?',
      'What did your home look like on the day you moved in? Can you prove it?',
    ],
    problem: [
      'Nobody agrees afterwards on what the place looked like before.',
      'Paper forms get lost, and memories differ.',
      'So both sides lose time, and sometimes money, over details.',
    ],
    problemYou: [
      'Nobody agrees afterwards on what the place looked like before.',
      'Paper forms get lost, and memories differ.',
    ],
    rivals: ['letting agents', 'paper forms', 'photos kept on a phone'],
    habit: 'sorting it out at the end',
    test: 'whether both sides agree to use it',
    proof: 'number of homes',
    why: [
      'Renting lasts longer than it used to, so a good start matters more.',
      'A dispute avoided saves both sides, and costs nobody.',
    ],
  },
  shops: {
    hooks: [
      'A shop closes at six. Its customers go on looking until midnight.',
      'A good shop is not always easy to find on a screen.',
    ],
    hooksYou: [
      'Your shop is closed this evening: who is buying from you?',
      'When someone looks online for what you sell, do they find you?',
    ],
    problem: [
      'Running a shop fills the day, and selling online fills the evening.',
      'The large marketplaces bring customers, and keep them.',
      'Photos, stock and parcels: it’s another job, on top of the first.',
    ],
    problemYou: [
      'Running a shop fills your day, and selling online fills your evening.',
      'The large marketplaces bring you customers, and keep them.',
    ],
    rivals: ['the large marketplaces', 'website builders', 'a page on social media'],
    habit: 'putting the website off until next year',
    test: 'how many orders come in without extra work',
    proof: 'number of shops',
    why: [
      'Customers look on their phone first, even for the shop down the road.',
      'A shop that sells in two places gets through a quiet month.',
    ],
  },
  clinic: {
    hooks: [
      'How much of what is said in a consultation is still remembered at the door?',
      'The visit lasts a few minutes. The questions come afterwards.',
    ],
    hooksYou: [
      'How many of your patients call back with the same question?',
      'The visit is over: what will your patient remember tonight?',
    ],
    problem: [
      'The visit is short, and the questions come at home.',
      'Explaining the same thing twice takes time from the next patient.',
      'Leaflets are written for everyone, so few people read them.',
    ],
    problemYou: [
      'The visit is short, and the questions come at home.',
      'Explaining the same thing twice takes time from your next patient.',
    ],
    rivals: ['printed leaflets', 'patient portals', 'a call to reception'],
    habit: 'explaining it all again by phone',
    test: 'how many calls it saves in a month',
    proof: 'number of clinics',
    why: [
      'A patient who has understood follows the treatment better.',
      'Staff are short everywhere, so every call avoided counts.',
    ],
  },
  diet: {
    hooks: [
      'Told to change the way they eat, most people leave with a leaflet.',
      'A diagnosis takes a minute. Changing three meals a day takes months.',
    ],
    hooksYou: [
      'You’ve been told to eat differently: what do you cook tonight?',
      'Three meals a day, and each one is now a question?',
    ],
    problem: [
      'The advice is general, and dinner is at seven.',
      'What one website recommends, another forbids.',
      'So people eat the same three safe meals, and soon give up.',
    ],
    problemYou: [
      'The advice is general, and your dinner is at seven.',
      'What one website recommends, another forbids.',
    ],
    rivals: ['recipes found online', 'general diet apps', 'the leaflet from the surgery'],
    habit: 'eating the same few safe meals',
    test: 'how many still follow it after two months',
    proof: 'number of subscribers',
    why: [
      'What people eat every day weighs more than what they decide once.',
      'A plan that fits the week is one that people keep to.',
    ],
  },
  hiring: {
    hooks: [
      'The right person and the right job often miss each other by one line on a CV.',
      'One empty post, and the whole team carries it.',
    ],
    hooksYou: [
      'One empty post: who is doing the work meanwhile?',
      'How many of the applications you receive do you really read?',
    ],
    problem: [
      'Adverts bring plenty of applications, and few that fit.',
      'Good candidates wait for an answer, and take another job.',
      'A bad choice is paid for months later.',
    ],
    problemYou: [
      'Adverts bring you plenty of applications, and few that fit.',
      'Good candidates wait for an answer, and take another job.',
    ],
    rivals: ['job boards', 'recruitment agencies', 'word of mouth'],
    habit: 'posting the same advert again',
    test: 'how many are still in the job after six months',
    proof: 'number of people hired',
    why: [
      'Many trades are short of hands, and pay alone no longer brings people in.',
      'Someone who stays saves the cost of starting again.',
    ],
  },
  delivery: {
    hooks: [
      'Between the shop and the front door, who really pays for the ride?',
      'Delivery costs everyone a lot, and few people make a living from it.',
    ],
    hooksYou: [
      'Once the commission is paid, what do you keep on a delivery?',
      'Who brings your orders to your customers’ doors?',
    ],
    problem: [
      'The large platforms set the price, the commission and the rules.',
      'The customer becomes the app’s customer, no longer the shop’s.',
      'And the rider changes every week.',
    ],
    problemYou: [
      'The large platforms set the price, the commission and the rules.',
      'Your customer becomes the app’s customer.',
    ],
    rivals: ['the large platforms', 'a driver on the payroll', 'collection in store'],
    habit: 'accepting the commission',
    test: 'how many drops a rider makes in an hour',
    proof: 'number of deliveries a week',
    why: [
      'Towns are closing their centres to vans, street by street.',
      'A rider who stays knows the streets, the doors and the people.',
    ],
  },
};
