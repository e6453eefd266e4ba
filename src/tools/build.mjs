// npm run build: the app, in every language, as a folder of plain files.
// `-- --if-needed` leaves a build alone that is made of the present sources.
import { build, ensureBuilt } from './build-app.mjs';

const make = process.argv.includes('--if-needed') ? ensureBuilt : build;
process.exitCode = (await make()) ? 0 : 1;
