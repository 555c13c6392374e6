/** The languages that there are, by Discord's names of them, such as `de` or `es-ES`. */
import type { Language } from './catalogue.ts';
import { en } from './en/index.ts';

export const LANGUAGES: Record<string, Language> = { 'en-US': en, 'en-GB': en };
