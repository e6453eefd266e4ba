// The list of the games is in the page before any script runs: what it says does not wait, and its
// links work. Which games there are the browser alone knows.
export const ssr = true;
export const prerender = true;
