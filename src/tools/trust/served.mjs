/** The built app on this machine, for as long as a proof takes. */
import { BASE_PATH } from '../project.mjs';
import { staticServer } from '../static-server.mjs';

/** Does something with a folder served to this machine alone, under one address all along. */
export async function served(folder, work) {
  const server = staticServer({ root: folder, base: BASE_PATH });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  try {
    return await work(`http://127.0.0.1:${server.address().port}${BASE_PATH}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
