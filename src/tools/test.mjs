// npm test: everything there is to check, on a fresh clone too. --long: the long playouts only.
import './node-guard.mjs';

import('./test-stages.mjs').then(function (stages) {
  return stages.test({ long: process.argv.includes('--long') });
});
