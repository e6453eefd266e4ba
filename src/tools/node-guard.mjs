// Read by any Node that knows modules, so only old syntax here. Imported first by the commands.
var parts = process.versions.node.split('.');
var major = Number(parts[0]);
var minor = Number(parts[1]);
var enough =
  (major === 20 && minor >= 19) || major === 21 || (major === 22 && minor >= 12) || major > 22;

if (!enough) {
  console.error(
    'Custodian needs Node 20.19 or newer (of the 22 line: 22.12 or newer). This is Node ' +
      process.versions.node +
      '. Newer versions are at nodejs.org.',
  );
  process.exit(1);
}
