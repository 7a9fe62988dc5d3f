import * as z from 'zod';

import { count, countOf, decimal, each, euros, type Figures, mean, median, share } from './figure';

const reviewSchema = z.object({
  stars: z.coerce.number(),
  room: z.enum(['court', 'street', 'unknown']),
  complaints: z.string().transform((names) => names.split(' ').filter(Boolean)),
  answered_after_days: z.string(),
  reader_one: z.string(),
  reader_two: z.string(),
  machine: z.string(),
});

type Review = z.infer<typeof reviewSchema>;

const complaints = ['noise', 'breakfast', 'arrival', 'price', 'parking', 'decor', 'cleaning'] as const;

/** What the hotel was quoted, in euros a room. */
const quoted = { rooms: 42, courtRooms: 11, decor: 5000, windows: 2200 };

const isLow = ({ stars }: Review) => stars <= 3;
const speaksOf = (complaint: string) => (review: Review) => review.complaints.includes(complaint);

export function reviewFigures({ data }: { data: unknown[] }): Figures {
  const reviews = data.map((row) => reviewSchema.parse(row));
  const low = reviews.filter(isLow);
  const noisy = low.filter(speaksOf('noise'));
  return {
    reviews: count(reviews.length),
    low: count(low.length),
    'low.share': share(low.length, reviews.length),
    mean: decimal(meanStars(reviews)),
    'mean.quiet': decimal(meanStars(reviews.filter((review) => !speaksOf('noise')(review)))),
    ...each('low', complaints, (complaint) => count(countOf(low, speaksOf(complaint)))),
    'low.noise.share': share(noisy.length, low.length),
    'low.noise.court': count(countOf(noisy, ({ room }) => room === 'court')),
    'low.noise.unknown': count(countOf(noisy, ({ room }) => room === 'unknown')),
    ...each('all', complaints, (complaint) => count(countOf(reviews, speaksOf(complaint)))),
    ...roomFigures(reviews),
    ...answerFigures(reviews),
    ...readingFigures(reviews),
    ...quoteFigures(),
  };
}

function roomFigures(reviews: Review[]): Figures {
  const rooms = ['court', 'street', 'unknown'] as const;
  const of = (room: string) => reviews.filter((review) => review.room === room);
  return {
    ...each('stars', rooms, (room) => decimal(meanStars(of(room)))),
    ...each('reviews', rooms, (room) => count(of(room).length)),
  };
}

function answerFigures(reviews: Review[]): Figures {
  const isAnswered = (review: Review) => review.answered_after_days !== '';
  const low = reviews.filter(isLow);
  const high = reviews.filter((review) => !isLow(review));
  const days = (answered: Review[]) =>
    median(answered.filter(isAnswered).map((review) => Number(review.answered_after_days)));
  return {
    high: count(high.length),
    'low.answered': count(countOf(low, isAnswered)),
    'low.unanswered': count(low.length - countOf(low, isAnswered)),
    'low.days': count(days(low)),
    'high.answered': count(countOf(high, isAnswered)),
    'high.days': count(days(high)),
  };
}

/** Two people and the machine read the same sample; it is measured where the two agree. */
function readingFigures(reviews: Review[]): Figures {
  const sample = reviews.filter(({ reader_one: one }) => one !== '');
  const agreed = sample.filter(({ reader_one: one, reader_two: two }) => one === two);
  const right = countOf(agreed, ({ machine, reader_one: one }) => machine === one);
  return {
    sample: count(sample.length),
    agreed: count(agreed.length),
    'machine.right': count(right),
    'machine.wrong': count(agreed.length - right),
    'machine.error': share(agreed.length - right, agreed.length),
  };
}

function quoteFigures(): Figures {
  const { rooms, courtRooms, decor, windows } = quoted;
  return {
    rooms: count(rooms),
    'rooms.court': count(courtRooms),
    'decor.room': euros(decor),
    'decor.all': euros(rooms * decor),
    'windows.room': euros(windows),
    'windows.all': euros(courtRooms * windows),
    saved: euros(rooms * decor - courtRooms * windows),
  };
}

function meanStars(reviews: Review[]): number {
  return mean(reviews.map(({ stars }) => stars));
}
