// npm run check:languages: the sentences that a language lacks (they are filled with English), and
// those that English does not know, which are mistakes.
import { gapsOf } from './language-gaps.mjs';
import { ENGLISH, languageFolders, languageOf } from './languages.mjs';

let mistakes = 0;
for (const id of languageFolders().keys()) {
  const { name } = await languageOf(id);
  if (id === ENGLISH) continue;
  const sections = [...(await gapsOf(id)).values()];
  const lacks = sections.flatMap((section) => section.lacks);
  const strange = sections.flatMap((section) => section.strange);
  for (const path of strange) console.log(`${name}: ${path} is nothing that English says.`);
  for (const path of lacks) console.log(`${name} has no ${path}; English stands in.`);
  mistakes += strange.length;
}
process.exitCode = mistakes > 0 ? 1 : 0;
