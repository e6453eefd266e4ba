// node src/tools/serve-build.mjs PORT: the build as a plain host would serve it, for the browser tests.
import { join } from 'node:path';
import { BASE_PATH, ROOT } from './project.mjs';
import { staticServer } from './static-server.mjs';

const port = Number(process.argv[2]);
const server = staticServer({ root: join(ROOT, 'build'), base: BASE_PATH });
server.on('error', (error) => {
  console.error(error.message);
  process.exitCode = 1;
});
server.listen(port, '127.0.0.1', () => {
  console.log(`build/ is at http://127.0.0.1:${port}${BASE_PATH}/`);
});
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
