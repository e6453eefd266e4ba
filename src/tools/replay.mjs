// npm run --silent replay -- FILE: where a game file, or commands as JSON lines, leads, as JSON.
import './node-guard.mjs';

import('./replay-run.mjs').then(function (replay) {
  return replay.run(process.argv.slice(2));
});
