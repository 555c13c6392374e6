/** The available languages, by Discord locale such as `de` or `es-ES`. */
import type { Language } from './catalogue.ts';
import { en } from './en/index.ts';

export const LANGUAGES: Record<string, Language> = { 'en-US': en, 'en-GB': en };
