import type { SectorLines } from '../sector-lines';

type Goods = 'food' | 'crafts' | 'fashion' | 'beauty' | 'industry' | 'agriculture' | 'energy' | 'building';

export const goodsSectors: Record<Goods, SectorLines> = {
  food: {
    hooks: [
      'How much do we really know about what we eat at lunch?',
      'Everyone wants to eat well, and hardly anyone has the time.',
      'Who still reads the label in the shop?',
    ],
    hooksYou: [
      'Have you ever put a product back because you couldn’t make sense of the label?',
      'It’s lunchtime and you’re hungry: what’s left of your good intentions?',
    ],
    problem: [
      'Eating well takes time, trust and a price that people can pay.',
      'Between price, taste and where it comes from, something always has to give.',
      'So people buy out of habit, for want of anything better.',
    ],
    problemYou: [
      'Eating well takes time, and your days don’t leave much.',
      'Between price, taste and where it comes from, you always have to give something up.',
    ],
    rivals: ['the big brands', 'the local shops', 'home cooking'],
    habit: 'buying the same things every week',
    test: 'whether people buy again after a first taste',
    proof: 'number of customers',
    why: [
      'People choose what they eat every day, so a good habit lasts.',
      'More and more shoppers look at where food comes from before the brand.',
    ],
  },
  crafts: {
    hooks: [
      'Who made the object in your hand? Most of the time, nobody knows.',
      'A good object is kept, repaired and handed down. The rest is thrown away.',
    ],
    hooksYou: [
      'How many of the things in your home still have a story?',
      'Are you looking for something that lasts, and that the neighbours don’t have?',
    ],
    problem: [
      'Mass-produced things look alike and age badly.',
      'Handwork is still out there, but it’s hard to find and hard to compare.',
      'Because they don’t see it, people buy the first thing they come across.',
    ],
    problemYou: [
      'Mass-produced things look alike, and you replace them too soon.',
      'Handwork is still out there, but where do you find it?',
    ],
    rivals: ['mass-produced goods', 'makers who sell online', 'craft fairs'],
    habit: 'buying whatever the nearest shop has',
    test: 'what people will pay for a piece made by hand',
    proof: 'number of pieces sold',
    why: [
      'A craft that finds no more buyers is lost in the end.',
      'Repair and long life are coming back into what people choose.',
    ],
  },
  fashion: {
    hooks: [
      'Open a wardrobe: how many of those clothes are still worn?',
      'What we wear can last for years, provided it was made to.',
    ],
    hooksYou: [
      'A full wardrobe and nothing to wear: does that sound familiar?',
      'How many of your clothes will see another winter?',
    ],
    problem: [
      'People buy often, wear little, and the quality soon disappoints.',
      'In a shop, it’s almost impossible to know where and how a thing was made.',
      'The low price is paid later, when it has to be replaced.',
    ],
    problemYou: [
      'You buy something new, and after a few weeks it’s already worn out.',
      'In a shop, you can hardly tell where and how it was made.',
    ],
    rivals: ['the low-price chains', 'second-hand shops', 'designer labels'],
    habit: 'wearing what’s already in the wardrobe',
    test: 'how many come back for a second piece',
    proof: 'number of pieces sold',
    why: [
      'The way people buy clothes is changing, and labels without proof lose their trust.',
      'Something that people wear for years brings them back.',
    ],
  },
  beauty: {
    hooks: [
      'How many half-full bottles are asleep in a bathroom?',
      'Who understands the list of ingredients on the back of a cream?',
    ],
    hooksYou: [
      'Do you understand everything you put on your skin?',
      'How many half-full bottles are asleep in your bathroom?',
    ],
    problem: [
      'The claims all sound alike, and the lists of ingredients put people off.',
      'People try, tire of it, throw it away, and start again.',
      'Sensitive skin doesn’t forgive experiments.',
    ],
    problemYou: [
      'The claims all sound alike, and you no longer know which to believe.',
      'You try, you tire of it, you throw it away.',
    ],
    rivals: ['the big cosmetics brands', 'the chemist’s', 'home recipes'],
    habit: 'using the same product for years',
    test: 'how many buy a second bottle',
    proof: 'number of customers',
    why: [
      'People only trust what they put on their skin when they see proof.',
      'Fewer products, better chosen: the habit is taking hold.',
    ],
  },
  industry: {
    hooks: [
      'What does a production line cost when it stops without warning?',
      'On a shop floor, one wrong setting always shows in the end.',
    ],
    hooksYou: [
      'Your line stops without warning: how much time do you lose?',
      'On your shop floor, which stoppage do you dread most?',
    ],
    problem: [
      'Breakdowns, scrap and adjustments eat the margin without a sound.',
      'Teams know it, but they lack time and measurements they can rely on.',
      'Replacing all the equipment is almost never an option.',
    ],
    problemYou: [
      'Breakdowns, scrap and adjustments eat your margin without a sound.',
      'Replacing all your equipment is almost never an option.',
    ],
    rivals: ['the big equipment makers', 'integrators', 'fixes made on the shop floor'],
    habit: 'waiting for the breakdown',
    test: 'how much one production line gains',
    proof: 'number of sites equipped',
    why: [
      'Making things close to customers is a choice again, as long as costs hold.',
      'Every hour gained on the shop floor ends up in the selling price.',
    ],
  },
  agriculture: {
    hooks: [
      'A season can turn in a few days. You still have to see them coming.',
      'On a farm, who has time for anything but the most urgent?',
    ],
    hooksYou: [
      'On your farm, which decision do you still make by guesswork?',
      'The season is short: where do you lose time?',
    ],
    problem: [
      'Time, water and hands all run short at the same moment.',
      'Prices are set far from the farm, and the risks stay on it.',
      'Changing methods in the middle of a season is a gamble.',
    ],
    problemYou: [
      'Time, water and hands all run short at the same moment.',
      'Changing methods in the middle of a season is a gamble.',
    ],
    rivals: ['the cooperatives', 'the usual suppliers', 'experience handed down'],
    habit: 'doing what worked last season',
    test: 'what one full season shows',
    proof: 'number of farms',
    why: [
      'The climate is moving the calendar, and the old rules no longer do.',
      'What is gained in the field stays on the farm.',
    ],
  },
  energy: {
    hooks: [
      'Who knows what their energy costs at the moment they use it?',
      'What we throw away today will be missed tomorrow, and everyone knows it.',
    ],
    hooksYou: [
      'Do you know where your energy went this month?',
      'Energy costs more every year: do you know what for?',
    ],
    problem: [
      'Bills arrive too late to change anything.',
      'Good answers exist, but the choice is technical and the contract long.',
      'The result: the decision is put off again.',
    ],
    problemYou: [
      'Your bill arrives too late to change anything.',
      'Good answers exist, but the choice is technical and the contract long.',
    ],
    rivals: ['the established suppliers', 'local installers', 'small savings day to day'],
    habit: 'paying the bill and waiting',
    test: 'how much is saved over a whole year',
    proof: 'number of sites equipped',
    why: [
      'Prices move and rules tighten, so waiting becomes an expensive choice.',
      'A resource saved once is saved every year.',
    ],
  },
  building: {
    hooks: [
      'A building site that runs late almost always began with a forgotten detail.',
      'Finding a home, building, renovating: who finds it simple?',
    ],
    hooksYou: [
      'Your building work is late, and nobody can say why?',
      'Work to be done, and you don’t know where to start?',
    ],
    problem: [
      'Too many trades, too much paper, and nobody who sees the whole.',
      'Surprises turn up on site, when they cost the most.',
      'Everyone covers themselves, and the client pays for the wait.',
    ],
    problemYou: [
      'Too many trades, too much paper, and you in the middle.',
      'Surprises turn up on site, when they cost the most.',
    ],
    rivals: ['the building firms', 'quote-comparison sites', 'word of mouth'],
    habit: 'putting the work off',
    test: 'whether a first site keeps to its time and its price',
    proof: 'number of sites',
    why: [
      'The buildings we have need renovating, and skilled hands are few.',
      'A home done well shows in the bills for decades.',
    ],
  },
};
