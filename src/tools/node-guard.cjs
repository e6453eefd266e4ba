// Required before the commands that a fresh clone begins with (node -r), so that an old Node says a
// sentence where it would say a syntax error. Any Node reads it, so only old syntax here.
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
