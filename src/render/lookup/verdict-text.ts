/** A verdict as text: yes or no first, then the sentence. */
import { heroById, isBoard, isToken, tokenById } from '../../engine/definitions.ts';
import { cardOfKey, type Verdict } from '../../lookup/index.ts';
import type { Words } from '../../words/index.ts';

/** `**Yes.** Evasive works with pure damage.` */
export function verdictText({ claim, isTrue }: Verdict, words: Words): string {
  const says = isTrue ? 'yes' : 'no';
  return `**${words.verdicts[says]}** ${sentence(claim, says, words)}`;
}

function sentence(claim: Verdict['claim'], says: 'yes' | 'no', { verdicts }: Words): string {
  switch (claim.about) {
    case 'type':
      return verdicts.type(claim.type, claim.trait, says);
    case 'ability':
      return verdicts.ability(abilityName(claim.ability), claim.trait, says);
    case 'token':
      return verdicts.token(tokenName(claim.token), claim.type, says);
    case 'token-use':
      return verdicts.tokenUse(tokenName(claim.token), claim.use, claim.type, says);
    case 'token-ability':
      return verdicts.tokenAbility(tokenName(claim.token), abilityName(claim.ability), says);
    case 'card-ability':
      return verdicts.cardAbility(
        cardOfKey(claim.card)?.name ?? claim.card,
        abilityName(claim.ability),
        says,
      );
    case 'spend':
      return verdicts.spend(tokenName(claim.token), claim.moment, says);
    case 'token-damage':
      return verdicts.tokenDamage(tokenName(claim.token), claim.trait, says);
    case 'card':
      return verdicts.card(cardOfKey(claim.card)?.name ?? claim.card, claim.type, says);
    case 'moment':
      return verdicts.moment(cardOfKey(claim.card)?.name ?? claim.card, claim.moment, says);
    case 'card-turn':
      return verdicts.cardTurn(cardOfKey(claim.card)?.name ?? claim.card, claim.turn, says);
    case 'spend-turn':
      return verdicts.spendTurn(tokenName(claim.token), claim.turn, says);
    case 'hold':
      return verdicts.hold(
        claim.count,
        tokenName(claim.token),
        isToken(claim.token) ? tokenById(claim.token).limit : claim.count,
        says,
      );
    case 'fact':
      return verdicts.fact(tokenName(claim.token), claim.fact, says);
    case 'stop':
      return verdicts.stop;
  }
}

function tokenName(id: string): string {
  return isToken(id) ? tokenById(id).name : id;
}

function abilityName(key: string): string {
  const [hero = '', id = ''] = key.split('/');
  return (isBoard(hero) ? heroById(hero).abilities.find((level) => level.id === id)?.name : undefined) ?? id;
}
