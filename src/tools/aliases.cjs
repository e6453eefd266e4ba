// Where $lib and $words lead, in the only form in which dependency-cruiser takes an alias.
const { resolve } = require('node:path');

module.exports = {
  resolve: {
    alias: { $lib: resolve(__dirname, '../lib'), $words: resolve(__dirname, '../lib/words/en') },
  },
};
