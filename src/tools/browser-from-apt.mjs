import { existsSync } from 'node:fs';
import { run } from './project.mjs';

/** Only root on a Debian machine may install there. */
export function canUseApt() {
  return (
    process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')
  );
}

/** Debian's Chromium, installed after saying so; null when that failed. */
export async function aptChromium(say) {
  say('No Chromium found: installing Debian’s with apt-get, as root …');
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, output: 'stderr' };
  // An update can fail for one unreachable source and still have brought what is needed.
  await run('apt-get', ['update', '-qq'], options);
  const args = ['install', '-y', '-qq', '--no-install-recommends', 'chromium'];
  const code = await run('apt-get', args, options);
  return code === 0 && existsSync('/usr/bin/chromium') ? { path: '/usr/bin/chromium' } : null;
}
