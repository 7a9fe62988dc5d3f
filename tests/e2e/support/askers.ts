/** What the browser of a person sends, for requests without a browser. */
export const person = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
};

/** Who is shown no error page: the browsers’ words of crawlers, link previews and performance auditors. */
export const allCrawlers = {
  'a search crawler': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'a link preview': 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  Lighthouse: `${person['user-agent']} Chrome-Lighthouse`,
  PageSpeed: 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Google PageSpeed Insights)',
  GTmetrix: `${person['user-agent']} GTmetrix`,
};
