/** All rule texts as one web page that needs no server and no network: `npm run -s lookup -- page > rules.html`. */
import { loadRules } from '../content/rules/load.ts';
import { RULE_MODES, RULES_DATE, type RuleEntry } from '../content/rules/schema.ts';
import type { Words } from '../words/index.ts';

const STYLE = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 20%, transparent); }
body { font: 17px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 0 auto; padding: 1rem; overflow-wrap: break-word; }
nav ul { columns: 16rem; padding-left: 1.2rem; }
input { font: inherit; width: 100%; box-sizing: border-box; padding: .5rem; }
article { border-top: 1px solid var(--line); padding: .4rem 0; }
article:target { outline: 2px solid #d9a441; outline-offset: .4rem; }
h3 { margin: .6rem 0 .2rem; font-size: 1.1rem; }
h3 a { color: inherit; text-decoration: none; }
p, article ul { margin: .3rem 0; }
small { opacity: .75; }
[hidden] { display: none; }`;

/** Hides the entries without all typed words. Without scripts the page shows all of them. */
const SCRIPT = `
const field = document.querySelector('input');
field.parentElement.hidden = false;
field.addEventListener('input', () => {
  const wanted = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
  for (const section of document.querySelectorAll('section')) {
    let shown = 0;
    for (const entry of section.querySelectorAll('article')) {
      const text = (entry.textContent + ' ' + entry.dataset.names).toLowerCase();
      entry.hidden = !wanted.every((word) => text.includes(word));
      if (!entry.hidden) shown += 1;
    }
    section.hidden = shown === 0;
  }
});`;

/**
 * The page as HTML. Each entry has its id as anchor, `#heal-cap`.
 * @param words the language of the frame; the rule texts are English
 */
export function referencePage(words: Words): string {
  const { rule } = words.lookup;
  const { entries } = loadRules();
  const subjects = [...new Set(entries.map(({ subject }) => subject))];
  const names = new Map(Object.entries(rule.sectionNames));
  const nameOf = (subject: string) => escaped(names.get(subject) ?? subject);
  const contents = subjects.map((subject) => `<li><a href="#section-${subject}">${nameOf(subject)}</a></li>`);
  const sections = subjects.map(
    (subject) =>
      `<section id="section-${subject}">\n<h2>${nameOf(subject)}</h2>\n${entries
        .filter((entry) => entry.subject === subject)
        .map((entry) => article(entry, words))
        .join('\n')}\n</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(rule.page.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escaped(rule.page.title)}</h1>
<p>${escaped(rule.page.about)} ${escaped(rule.dated(RULES_DATE))}</p>
<label hidden>${escaped(rule.page.find)} <input type="search"></label>
<nav><ul>${contents.join('')}</ul></nav>
${sections.join('\n')}
<script>${SCRIPT}</script>
</body>
</html>
`;
}

function article(entry: RuleEntry, words: Words): string {
  const { rule, shared } = words.lookup;
  const { id, title, summary, details, example, supersedes, contested, unconfirmed, modes, see } = entry;
  const aside = (label: string, text: string | undefined) =>
    text === undefined ? '' : `<p><strong>${escaped(label)}</strong>: ${marked(text)}</p>`;
  const { byId } = loadRules();
  const links = see.flatMap((link) => {
    const other = byId.get(link);
    return other === undefined ? [] : [`<a href="#${link}">${escaped(other.title)}</a>`];
  });
  const scope =
    modes.length === RULE_MODES.length
      ? rule.appliesEverywhere
      : rule.appliesIn(modes.map((mode) => words.lookup.modeNames[mode]));
  return [
    `<article id="${id}" data-names="${escaped(entry.aliases.join('; '))}">`,
    `<h3><a href="#${id}">${escaped(title)}</a></h3>`,
    `<p>${marked(summary)}</p>`,
    details.length === 0 ? '' : `<ul>${details.map((point) => `<li>${marked(point)}</li>`).join('')}</ul>`,
    aside(rule.example, example),
    aside(rule.supersedes, supersedes),
    aside(rule.contested, contested && rule.readings(contested.played, contested.otherwise)),
    aside(shared.unconfirmed, unconfirmed),
    `<p><small>${escaped(scope)}${links.length === 0 ? '' : ` ${escaped(rule.page.see)} ${links.join(', ')}.`}</small></p>`,
    '</article>',
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** Code and bold text of markdown, all else as it is. */
function marked(text: string): string {
  return escaped(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
