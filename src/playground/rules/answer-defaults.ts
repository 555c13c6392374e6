import { isJson, type Json, objectsOf, textOf } from '../json.ts';
import { allComponents, componentType, selectTypes } from './component-tree.ts';

/** Adds, in place, the fields of components that Discord's answers always contain. */
export function fillInComponents(components: readonly Json[]): void {
  for (const { component, type } of allComponents(components)) {
    if (selectTypes.has(type)) setMissing(component, { min_values: 1, max_values: 1 });
    switch (type) {
      case componentType.container:
        setMissing(component, { accent_color: null, spoiler: false });
        break;
      case componentType.separator:
        setMissing(component, { spacing: 1, divider: true });
        break;
      case componentType.thumbnail:
        fillInPicture(component);
        break;
      case componentType.gallery:
        for (const item of objectsOf(component.items)) fillInPicture(item);
        break;
      case componentType.file:
        setMissing(component, { spoiler: false, size: null, name: nameIn(component.file) });
        fillInMedia(component.file);
        break;
      default:
        break;
    }
  }
}

/** Adds, in place, the fields of embeds that Discord's answers always contain. */
export function fillInEmbeds(embeds: readonly Json[]): void {
  for (const embed of embeds) {
    setMissing(embed, { type: 'rich' });
    for (const field of objectsOf(embed.fields)) setMissing(field, { inline: false });
  }
}

function fillInPicture(item: Json): void {
  setMissing(item, { description: null, spoiler: false });
  fillInMedia(item.media);
}

function fillInMedia(media: unknown): void {
  if (!isJson(media)) return;
  setMissing(media, { id: media.attachment_id ?? '0', proxy_url: media.url });
}

function nameIn(file: unknown): string | null {
  const url = isJson(file) ? textOf(file.url) : undefined;
  return url?.split('/').pop() ?? null;
}

function setMissing(thing: Json, defaults: Json): void {
  for (const [key, value] of Object.entries(defaults)) thing[key] ??= value;
}
