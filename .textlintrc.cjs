const terms = require('./config/prose-terms.json');

// `npm test -- lint` runs textlint over pages and posts, with their front matter and attributes, and the READMEs.
// ESLint checks the same terms in code.
module.exports = {
  plugins: { [require.resolve('./scripts/lint/mdx-texts.cjs')]: true },
  rules: { terminology: { defaultTerms: false, skip: ['BlockQuote'], terms } },
};
