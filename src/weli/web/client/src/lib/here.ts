// Everything of the house lies beside the page, which may stand under a path of a domain.

/** The address of the house, with a slash at its end. */
export const houseAddress = () => new URL(".", location.href).href;
