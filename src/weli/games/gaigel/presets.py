"""The presets of Gaigel: tables of four, six, three and two, Wikipedia's forms, the tournament, and the variants."""

from weli.games.gaigel.ruleset import GaigelRules

KREUZ = GaigelRules(game="gaigel", name="kreuz-4p")
SIX = KREUZ.but("6p", players=6, partner_draw="aces_first_n")
"""Two teams of three, found by three Aces; otherwise as with four (GA-6P-01, GA-6P-06)."""
THREE = KREUZ.but(
    "3p",
    players=3,
    teams="solo",
    partner_draw="none",
    first_dealer="random",
    pair_guarantee=False,
    rob_partner_swap=False,
    solo_losers="all_others",
    match_mode="deals_then_clean",
    last_unit_single=False,
    clean_double=1,
    signals=False,
)
"""Each plays alone and without signs; otherwise as with four (GA-3P-01)."""
TWO = THREE.but("2p", players=2, clean_double=2)
"""Each plays alone and without signs; the rest as with four (GA-2P-01)."""

WIKIPEDIA_FOUR = KREUZ.but(
    "wikipedia-4p",
    partner_draw="aces_first_n",
    first_dealer="random",
    deal_pattern="3-T-2",
    knock="five_permitted",
    opening_announce="all",
    end_obligation="follow_beat",
    pair_guarantee=False,
    pair_play_next=True,
    pair_repeat="all_four_at_once",
    over_trigger="next_trick_completed",
    over_enforce="automatic",
    false_accusation="none",
    match_mode="deals_then_clean",
    last_unit_single=False,
    clean_double=1,
    sevens_show=True,
    sevens_quest=("announced", "dissle_vorhand"),
)
WIKIPEDIA_SIX = WIKIPEDIA_FOUR.but("wikipedia-6p", players=6)
WIKIPEDIA_THREE = WIKIPEDIA_FOUR.but(
    "wikipedia-3p",
    players=3,
    teams="solo",
    partner_draw="none",
    rob_partner_swap=False,
    solo_losers="fewest_points",
    signals=False,
)

RUTESHEIM = THREE.but(
    "rutesheim-tournament",
    under_cost=0,
    over_cost=0,
    solo_losers="n/a",
    match_mode="tournament",
    match_size=30,
    clean_double=2,
)

SEVENS_SHOW = KREUZ.but("4p-sevens-show", sevens_show=True)
SEVENS_ANNOUNCED = SEVENS_SHOW.but("4p-sevens-announced", sevens_quest=("announced",))
SEVENS_UNANNOUNCED = SEVENS_SHOW.but("4p-sevens-unannounced", sevens_quest=("unannounced",))
DISSLE_ANY = SEVENS_SHOW.but("4p-dissle-any", sevens_quest=("dissle_any",))
DISSLE_VORHAND = SEVENS_SHOW.but("4p-dissle-vorhand", sevens_quest=("dissle_vorhand",))
FARBE = KREUZ.but("4p-farbe", auf_farbe=True)
FIRST_FIVE = KREUZ.but("4p-first5", match_mode="first_to_inflict", match_size=5, last_unit_single=False)
CLEAN_FIVE = KREUZ.but("4p-clean5", match_mode="clean_at_team_losses", match_size=5, last_unit_single=False)
"""Two shorter matches: who first inflicts so many losses, and cleaning as soon as a side has so many (GA-VAR-22)."""

PRESETS: dict[str, GaigelRules] = {
    rules.name: rules
    for rules in (
        KREUZ,
        SIX,
        THREE,
        TWO,
        WIKIPEDIA_FOUR,
        WIKIPEDIA_SIX,
        WIKIPEDIA_THREE,
        RUTESHEIM,
        SEVENS_SHOW,
        SEVENS_ANNOUNCED,
        SEVENS_UNANNOUNCED,
        DISSLE_ANY,
        DISSLE_VORHAND,
        FARBE,
        FIRST_FIVE,
        CLEAN_FIVE,
    )
}
