// Where $lib leads, in the only form in which dependency-cruiser takes an alias.
const { resolve } = require('node:path');

module.exports = { resolve: { alias: { $lib: resolve(__dirname, '../lib') } } };
