"""The parlour over HTTP and WebSocket, and the page that is served to the browser."""
