// npm start: install if needed, build if needed, serve on one fixed port.
import './node-guard.mjs';

import('./start-app.mjs').then(function (app) {
  return app.start(process.argv.slice(2));
});
