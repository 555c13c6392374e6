/** The map of a Mission's side with its current tiles and figures. */
import { boostById } from '../../engine/definitions.ts';
import type { MissionView, TileView } from '../../engine/index.ts';
import { mapOf } from '../../engine/rules.ts';
import type { Effect } from '../../engine/vocabulary/effect.ts';
import type { MissionSide } from '../../engine/vocabulary/mission.ts';
import type { BoostModel, MissionMapModel, SpaceModel } from '../picture/mission/mission-model.ts';

/** With more zones than this, only the first word of their names counts: numbered parts of a track become one. */
const MAX_ZONES = 4;

export function mapModelOf(
  { tiles }: MissionView,
  side: MissionSide,
): Pick<MissionMapModel, 'spaces' | 'zones'> {
  const map = mapOf(side);
  const lying = new Map(tiles.map(({ space, tiles: own }) => [space, own]));
  const printed = [...new Set(map.spaces.flatMap(({ mark }) => mark.zones?.slice(0, 1) ?? []))];
  const nameOf = printed.length > MAX_ZONES ? stemOf : (zone: string) => zone.replaceAll('-', ' ');
  const zones = [...new Set(printed.map(nameOf))];
  const spaces = map.spaces.map(({ id, mark }): SpaceModel => {
    const own = lying.get(id) ?? [];
    const has = (kind: TileView['kind']) => own.some((tile) => tile.kind === kind);
    const [zone] = mark.zones ?? [];
    const [boost] = own.filter((tile) => tile.kind === 'boost' && !tile.faceDown);
    const faceDown = own.filter((tile) => tile.kind === 'boost' && tile.faceDown).length;
    const plot = own.filter(({ kind }) => kind === 'plot').length;
    const cover = (['defeat', 'clear', 'mystery'] as const).find(has);
    return {
      space: id,
      ground: mark.blocked || has('blocked') ? 'blocked' : mark.entry ? 'entry' : mark.exit ? 'exit' : 'open',
      ...(mark.number === undefined ? {} : { number: mark.number }),
      ...(zone === undefined ? {} : { zone: zones.indexOf(nameOf(zone)) }),
      ...(boost?.id ? { boost: boostModel(boost.id) } : {}),
      ...(faceDown > 0 ? { faceDown } : {}),
      ...(cover ? { tile: cover } : {}),
      ...(plot > 0 ? { plot } : {}),
    };
  });
  return { spaces, zones: zones.map((zone) => zone.charAt(0).toUpperCase() + zone.slice(1)) };
}

/** `track` of `track-3`. */
function stemOf(zone: string): string {
  return zone.replace(/-\d+$/, '').replaceAll('-', ' ');
}

/** The name of a boost tile. */
export function boostWords(id: string): string {
  return boostById(id).name;
}

/** How a boost tile is drawn, by its effect. */
function boostModel(id: string): BoostModel {
  const [effect] = boostById(id).effects;
  return effect ? { kind: kindOf(effect), value: amountShown(effect) } : { kind: 'status', value: '' };
}

function kindOf(effect: Effect): BoostModel['kind'] {
  switch (effect.do) {
    case 'cp':
      return 'cp';
    case 'draw':
      return 'cards';
    case 'heal':
      return 'heal';
    case 'momentum':
      return 'momentum';
    case 'choose':
      return effect.options.some(({ effects }) => effects.some((one) => one.do === 'transfer-chosen'))
        ? 'transfer'
        : 'remove';
    default:
      return 'status';
  }
}

function amountShown(effect: Effect): string {
  const amount = 'amount' in effect ? effect.amount : effect.do === 'draw' ? effect.count : null;
  return typeof amount === 'number' ? `+${amount}` : '';
}
