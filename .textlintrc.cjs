const terms = require('./config/prose-terms.json');

// `npm run lint` runs textlint over pages, posts and the READMEs. ESLint checks the same terms in code.
module.exports = {
  plugins: { mdx: true },
  rules: { terminology: { defaultTerms: false, skip: ['BlockQuote'], terms } },
};
