import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const bearForm: TokenDefinition = {
  id: 'bear-form',
  name: 'Bear Form',
  kind: 'companion',
  limit: 1,
  fixed: true,
  text: 'The Dark Druid is a bear; without this an elk.',
};
